/** Is told how far a look is. */
export interface LookWatch {
  readonly listed: (releases: number) => void;
  readonly seen: (tag: string) => void;
  readonly asking: (digests: number) => void;
  readonly answered: () => void;
}
