import { deepEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { importsWithin, type Import } from './imports.ts'

/** Which rooms of `apps/site/src` each room may import: down the list only. */
const rooms: Record<string, string[]> = {
  startup: ['shell', 'pages.ts', 'pages', 'data'],
  rendering: ['shell', 'pages.ts', 'pages', 'data', 'station'],
  emergency: ['startup'],
  station: ['startup', 'data'],
  shell: ['pages.ts', 'pages', 'data'],
  'pages.ts': ['pages', 'data'],
  pages: ['data'],
  data: [],
}

/** Imports that no row of the table allows, as `from → to`. */
function wrongWay(imports: readonly Import[]): string[] {
  const roomOf = (file: string) => file.split('/')[0] ?? file
  return imports
    .filter(({ from, to }) => {
      const [a, b] = [roomOf(from), roomOf(to)]
      return a !== b && !rooms[a]?.includes(b)
    })
    .map(({ from, to }) => `${from} → ${to}`)
}

void test('imports of the site run one way: shell → pages → data', async () => {
  deepEqual(wrongWay(await importsWithin(join(root, 'apps/site/src'))), [])
})

void test('a planted import against the way is found, and one of a room that the table does not know', () => {
  deepEqual(
    wrongWay([
      { from: 'shell/Shell.tsx', to: 'pages/events/HomePage.tsx' },
      { from: 'pages/events/HomePage.tsx', to: 'data/api.ts' },
      { from: 'pages/events/HomePage.tsx', to: 'pages/events/home.ts' },
      { from: 'data/api.ts', to: 'shell/Shell.tsx' },
      { from: 'pages/events/HomePage.tsx', to: 'kitchen/sink.ts' },
      { from: 'kitchen/sink.ts', to: 'data/api.ts' },
    ]),
    [
      'data/api.ts → shell/Shell.tsx',
      'pages/events/HomePage.tsx → kitchen/sink.ts',
      'kitchen/sink.ts → data/api.ts',
    ],
  )
})
