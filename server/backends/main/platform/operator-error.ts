/** Why an operator's command did nothing, in a sentence for them. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
