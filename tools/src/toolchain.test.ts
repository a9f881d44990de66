import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { compareIntegrity, wantedToolchain } from '../toolchain.mjs'
import { root, toolchain } from './paths.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { integrity: pinned } = read(join(root, 'tools', 'toolchain.json')) as {
  integrity: Record<string, string>
}
const at = (name: string, version: string, integrity: string) => ({
  packages: { [`node_modules/${name}`]: { version, integrity } },
})

void test('the Node and pnpm that are here are those of the pinned content', () => {
  const installed = read(join(toolchain, 'node_modules', '.package-lock.json')) as object
  assert.deepEqual(compareIntegrity(installed, pinned).changed, [])
})

void test('a package of another content is named', () => {
  const pnpm = Object.keys(pinned).find((name) => name.startsWith('pnpm@')) ?? ''
  const version = pnpm.slice('pnpm@'.length)
  assert.deepEqual(compareIntegrity(at('pnpm', version, pinned[pnpm] ?? ''), pinned).changed, [])
  assert.deepEqual(compareIntegrity(at('pnpm', version, 'sha512-other'), pinned).changed, [pnpm])
  assert.deepEqual(compareIntegrity(at('pnpm', '1.0.0', 'sha512-x'), pinned), {
    changed: [],
    unknown: ['pnpm@1.0.0'],
  })
})

const versions = { node: '24.21.0', pnpm: '12.21.0' }
const brought = { NODE: '24.21.0', PNPM: '12.21.0' }
const own = { NODE: 'system', PNPM: '12.21.0' }

void test('a recent Node of the system is used as it is', () => {
  assert.deepEqual(wantedToolchain({}, versions, true), own)
  assert.deepEqual(wantedToolchain(own, versions, true), own)
})

void test('for an older one Node is brought', () => {
  assert.deepEqual(wantedToolchain({}, versions, false), brought)
  assert.deepEqual(wantedToolchain(own, versions, false), brought)
})

void test('a Node that was brought stays when a recent one starts us: a task may run with it', () => {
  assert.deepEqual(wantedToolchain(brought, versions, true), brought)
  assert.deepEqual(wantedToolchain({ ...brought, PNPM: '12.0.0' }, versions, true), brought)
})
