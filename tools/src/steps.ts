import { run } from './run.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  /** Folder to run in, from the repository's root. */
  cwd?: string
}

interface Outcome {
  name: string
  passed: boolean
  seconds: number
}

/**
 * Runs all steps one after the other, also after a failure, and prints what ran and how long it took.
 * @returns the exit code: 0 when every step passed
 */
export async function runAll(steps: readonly Step[], env: Record<string, string>): Promise<number> {
  const outcomes: Outcome[] = []
  for (const { name, command, args, cwd } of steps) {
    console.log(`\n── ${name}: ${[command.split('/').at(-1), ...args].join(' ')}`)
    const started = performance.now()
    const code = await run(command, args, { env, ...(cwd && { cwd }) })
    const seconds = (performance.now() - started) / 1000
    outcomes.push({ name, passed: code === 0, seconds })
  }
  report(outcomes)
  return outcomes.every((outcome) => outcome.passed) ? 0 : 1
}

function report(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log('\nWhat ran')
  for (const { name, passed, seconds } of outcomes) {
    const result = passed ? 'passed' : 'FAILED'
    console.log(`${name.padEnd(width)}  ${result}  ${seconds.toFixed(1).padStart(6)} s`)
  }
  const passed = outcomes.filter((outcome) => outcome.passed).length
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`Total ${total.toFixed(0)} s\n${passed} passed, ${outcomes.length - passed} failed`)
}
