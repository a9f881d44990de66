/** An error that the operator has to fix. The message is one line. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
