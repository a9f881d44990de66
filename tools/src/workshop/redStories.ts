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

/** A story in the index of the built workshop. */
export interface StoryEntry {
  type: 'story' | 'docs'
  name: string
  /** The file, from `.storybook`. */
  importPath: string
  tags: readonly string[]
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

/** How many stories came to an end: one that was skipped in each of its looks did not run. */
export function storyCount({ testResults }: StoriesReport): number {
  const names = testResults
    .filter(({ name }) => STORIES.test(name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ title }) => `${name}: ${title}`),
    )
  return new Set(names).size
}

const STORIES = /\.stories\.tsx$/

/** How many stories of the workshop's index a run tests. @param words of their files; all where there is none */
export function testedCount(entries: readonly StoryEntry[], words: readonly string[]): number {
  const tested = entries.filter(({ type, importPath, tags }) => {
    const path = importPath.toLowerCase()
    const isChosen = words.length === 0 || words.some((word) => path.includes(word.toLowerCase()))
    return type === 'story' && tags.includes('test') && isChosen
  })
  return new Set(tested.map(({ importPath, name }) => `${importPath}: ${name}`)).size
}
