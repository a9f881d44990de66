import { runCollecting } from './run.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  /** Folder to run in, from the repository's root. */
  cwd?: string
  /** Keeps every core busy by itself, or makes what later steps read: nothing runs beside it. */
  isAlone?: true
}

interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

/** Lines of a failed step that are printed once more at the end: where only the end of a log is kept, it says why. */
const REPEATED_LINES = 60

/** Steps that run side by side, where they are not alone: one process of most of them keeps one core busy. */
const SIDE_BY_SIDE = 2

/**
 * Runs all steps in their order, also after a failure, and prints what ran and how long it took. Steps that
 * are not alone run two at a time; each prints when it has ended, so that no output is mixed with another's.
 * @returns the exit code: 0 when every step passed
 */
export async function runAll(
  steps: readonly Step[],
  env: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  const outcomes: Outcome[] = []
  for (const group of groupsOf(steps)) {
    const waiting = [...group]
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        outcomes.push(await runStep(step, env))
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  }
  report(outcomes, (performance.now() - started) / 1000)
  return outcomes.every((outcome) => outcome.passed) ? 0 : 1
}

/** The steps in groups that run one after another: a step that is alone is a group of its own. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  let isOpen = false
  for (const step of steps) {
    if (isOpen && !step.isAlone) groups.at(-1)?.push(step)
    else groups.push([step])
    isOpen = !step.isAlone
  }
  return groups
}

async function runStep(
  { name, command, args, cwd, isAlone }: Step,
  env: Record<string, string>,
): Promise<Outcome> {
  const title = `\n── ${name}: ${[command.split('/').at(-1), ...args].join(' ')}`
  const options = { env, ...(cwd && { cwd }) }
  const started = performance.now()
  if (isAlone) console.log(title)
  const { code, output } = await runCollecting(command, args, {
    ...options,
    ...(isAlone && { onOutput: (chunk: Buffer) => process.stdout.write(chunk) }),
  })
  if (!isAlone) console.log(`${title}\n${output}`)
  return { name, passed: code === 0, seconds: (performance.now() - started) / 1000, output }
}

function report(outcomes: readonly Outcome[], total: number): void {
  for (const { name, passed, output } of outcomes) {
    if (passed) continue
    console.log(`\n── The end of ${name}, which failed`)
    console.log(output.trimEnd().split('\n').slice(-REPEATED_LINES).join('\n'))
  }
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log('\nWhat ran')
  for (const { name, passed, seconds } of outcomes) {
    const result = passed ? 'passed' : 'FAILED'
    console.log(`${name.padEnd(width)}  ${result}  ${seconds.toFixed(1).padStart(6)} s`)
  }
  const passed = outcomes.filter((outcome) => outcome.passed).length
  console.log(`Total ${total.toFixed(0)} s\n${passed} passed, ${outcomes.length - passed} failed`)
}
