/** GitHub's own expression engine, without its workflow parser, which plain Node cannot load. */
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";

/** `github`, `env`, `steps` and so on, as plain values. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * What `expression`, without `${{ }}`, comes to.
 *
 * @param functions beside those that are allowed everywhere
 * @throws Error for a context or a function that is not there
 */
export function evaluate(
  expression: string,
  contexts: Contexts,
  functions: FunctionDefinition[] = [],
): data.ExpressionData {
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(tree, values, new Map(functions.map((entry) => [entry.name, entry]))).evaluate();
}
