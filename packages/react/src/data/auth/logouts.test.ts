import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAfterLogout, noteLogout } from './logouts.ts'

/** Two tabs of one device. */
const tabs = [new Map<string, string>(), new Map<string, string>()] as const
const device = new Map<string, string>()
const forget = vi.fn<() => void>()

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

function openTab(which: 0 | 1): void {
  vi.stubGlobal('localStorage', storageOf(device))
  vi.stubGlobal('sessionStorage', storageOf(tabs[which]))
}

beforeEach(() => {
  for (const kept of [device, ...tabs]) kept.clear()
  forget.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('without a logout on the device nothing is forgotten', () => {
  openTab(0)
  forgetAfterLogout(forget)
  expect(forget).not.toHaveBeenCalled()
})

test('each logout is heard of once in each other tab; the tab that logged out has forgotten by itself', () => {
  openTab(0)
  noteLogout(1)
  forgetAfterLogout(forget)
  expect(forget).not.toHaveBeenCalled()
  openTab(1)
  forgetAfterLogout(forget)
  forgetAfterLogout(forget)
  expect(forget).toHaveBeenCalledOnce()
  openTab(0)
  noteLogout(2)
  openTab(1)
  forgetAfterLogout(forget)
  expect(forget).toHaveBeenCalledTimes(2)
})
