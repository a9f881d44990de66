/** Something the operator has to put right; the message is one line and says what. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
