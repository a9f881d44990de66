import { logToConsole } from './logToConsole.ts'

/** Passes on what comes of some work; a failure is told in the console on its way. */
export async function logFailure<Result>(text: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    logToConsole(text, error)
    throw error
  }
}
