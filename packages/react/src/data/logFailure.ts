import { ApiProblem } from '@parket/api-client/unwrap'
import { logToConsole } from './logToConsole.ts'

/** Passes on what comes of some work; a failure is told in the console on its way. */
export async function logFailure<Result>(text: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    // What the server refused is no fault of the program: its words are enough.
    const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
    logToConsole(text, isRefused ? `${error.status} ${error.message}` : error)
    throw error
  }
}
