import { OperatorError } from './operatorError.ts'

/** Runs a command; what the operator has to put right is told in one line, without a stack. */
export async function runForOperator(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
