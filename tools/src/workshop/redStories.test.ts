import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redStories, storyCount, type StoriesReport } from './redStories.ts'

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
  assert.equal(storyCount(report(['Opened', 'passed'], ['Opened', 'passed'])), 1)
})

void test('a file that does not load is red itself', () => {
  const [file] = report().testResults
  const broken = { ...file, name: '/src/Menu.stories.tsx', status: 'failed', message: 'No Menu' }
  const reports = [{ testResults: [{ ...broken, assertionResults: [] }] }]
  assert.deepEqual(redStories(reports), [
    { name: 'Menu.stories.tsx', times: 1, message: 'No Menu' },
  ])
})
