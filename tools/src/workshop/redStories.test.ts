import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redStories, storyCount, testedCount, type StoriesReport } from './redStories.ts'

const report = (...stories: [string, string][]): StoriesReport => ({
  testResults: [
    {
      name: '/src/Menu.stories.tsx',
      status: 'passed',
      assertionResults: stories.map(([title, status]) => ({
        title,
        status,
        failureMessages: status === 'failed' ? [`${title} is red`] : [],
      })),
    },
  ],
})

void test('a story that was red once is named, with how often; two themes of one run are once', () => {
  const reports = [
    report(['Opened', 'passed'], ['Closed', 'failed']),
    report(['Opened', 'failed'], ['Opened', 'failed'], ['Closed', 'failed']),
    report(['Opened', 'passed'], ['Closed', 'passed']),
  ]
  assert.deepEqual(redStories(reports), [
    { name: 'Menu.stories.tsx: Closed', times: 2, message: 'Closed is red' },
    { name: 'Menu.stories.tsx: Opened', times: 1, message: 'Opened is red' },
  ])
})

void test('a story that ran in two looks counts once, one that was only skipped does not', () => {
  const looks = report(['Opened', 'passed'], ['Opened', 'skipped'], ['Closed', 'failed'])
  assert.equal(storyCount(looks), 2)
  assert.equal(storyCount(report(['Opened', 'skipped'], ['Closed', 'skipped'])), 0)
})

void test('tests of components that are no stories do not count', () => {
  const [file] = report(['Opened', 'passed']).testResults
  const others = {
    assertionResults: [],
    ...file,
    name: '/src/densities.test.tsx',
    status: 'passed',
  }
  assert.equal(storyCount({ testResults: [others] }), 0)
})

void test('the stories to be tested are those of the index that ask for it, of the files that are asked for', () => {
  const story = (importPath: string, name: string, tags = ['dev', 'test']) => ({
    type: 'story' as const,
    importPath,
    name,
    tags,
  })
  const entries = [
    story('../Menu.stories.tsx', 'Открыто'),
    story('../Menu.stories.tsx', 'Закрыто'),
    story('../Menu.stories.tsx', 'Пример', ['dev']),
    story('../Dialog.stories.tsx', 'Открыт'),
    { ...story('../Dialog.stories.tsx', 'Docs'), type: 'docs' as const },
  ]
  assert.equal(testedCount(entries, []), 3)
  assert.equal(testedCount(entries, ['menu']), 2)
})

void test('a file that does not load is red itself', () => {
  const [file] = report().testResults
  const broken = { ...file, name: '/src/Menu.stories.tsx', status: 'failed', message: 'No Menu' }
  const reports = [{ testResults: [{ ...broken, assertionResults: [] }] }]
  assert.deepEqual(redStories(reports), [
    { name: 'Menu.stories.tsx', times: 1, message: 'No Menu' },
  ])
})
