const maxAssets = 1e3;
export { maxAssets };
