import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { listMissedLimits } from './rows.ts'

void test('each row that misses its limit is named, in lists and alone', () => {
  const figures = {
    release: [
      { database: 'embedded', isKept: true },
      { database: 'PostgreSQL', isKept: false },
    ],
    rush: { acceptedP50: 1500, isKept: false },
    pages: [{ page: 'home', useful: 900 }],
    rolling: [],
    rating: null,
  }
  deepEqual(listMissedLimits(figures), [
    'Not kept: release: {"database":"PostgreSQL","isKept":false}',
    'Not kept: rush: {"acceptedP50":1500,"isKept":false}',
  ])
  deepEqual(listMissedLimits({ release: [{ isKept: true }] }), [])
})
