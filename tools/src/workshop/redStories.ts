/** What vitest's JSON reporter says of a run. */
export interface StoriesReport {
  testResults: {
    /** The file, absolute. */
    name: string
    /** Of a file that did not even load. */
    message?: string
    status: string
    assertionResults: { title: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** A story that was red at least once. */
export interface RedStory {
  /** «Button.stories.tsx: Pressed». */
  name: string
  /** In how many of the runs. */
  times: number
  /** What it said first. */
  message: string
}

/** The stories that failed in at least one of the runs, the most frequent first. */
export function redStories(reports: readonly StoriesReport[]): RedStory[] {
  const found = new Map<string, RedStory>()
  for (const report of reports) {
    for (const [name, message] of failuresOf(report)) {
      const { times, message: first } = found.get(name) ?? { times: 0, message }
      found.set(name, { name, times: times + 1, message: first })
    }
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times)
}

/** A story that failed in both themes failed once. */
function failuresOf({ testResults }: StoriesReport): Map<string, string> {
  const failures = new Map<string, string>()
  for (const { name, status, message = '', assertionResults } of testResults) {
    const file = name.split('/').at(-1) ?? name
    const failed = assertionResults.filter((one) => one.status === 'failed')
    for (const { title, failureMessages } of failed) {
      failures.set(`${file}: ${title}`, failureMessages?.[0] ?? '')
    }
    if (status === 'failed' && failed.length === 0) failures.set(file, message)
  }
  return failures
}

/** How many stories ran. */
export function storyCount({ testResults }: StoriesReport): number {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title }) => `${name}: ${title}`),
  )
  return new Set(names).size
}
