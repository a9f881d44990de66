import { statSync, writeFileSync } from 'node:fs'

import { expect, it, onTestFinished } from 'vitest'

import { createLogger } from '../logging/logger.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { askForCopy, controlSocket, openControl } from './control.ts'

const order = { into: '/copies', key: null }
const log = createLogger('error')

it('the running process makes the copy, and each step is told', async () => {
  const dataDir = tempFolder()
  // Left by a process that was killed.
  writeFileSync(controlSocket(dataDir), '')
  const close = await openControl(
    dataDir,
    async ({ into }, onStep) => {
      onStep('2 files')
      return `${into}/one`
    },
    log,
  )
  onTestFinished(close)
  const steps: string[] = []
  expect(await askForCopy(dataDir, order, (step) => steps.push(step))).toBe('/copies/one')
  expect(steps).toEqual(['2 files'])
  expect(statSync(controlSocket(dataDir)).mode & 0o777).toBe(0o600)
})

it('says why there is no copy', async () => {
  const dataDir = tempFolder()
  const refuse = () => Promise.reject(new Error('the disk is full'))
  onTestFinished(await openControl(dataDir, refuse, { ...log, error() {} }))
  await expect(askForCopy(dataDir, order, () => {})).rejects.toThrow('the disk is full')
})

it('nobody answers where no process runs, or one was killed', async () => {
  const dataDir = tempFolder()
  expect(await askForCopy(dataDir, order, () => {})).toBeNull()
  const close = await openControl(dataDir, async () => '', log)
  await close()
  writeFileSync(controlSocket(dataDir), '')
  expect(await askForCopy(dataDir, order, () => {})).toBeNull()
})

it('is not there below a path that is too long for a socket', async () => {
  const dataDir = `${tempFolder()}/${'d'.repeat(120)}`
  const warned: object[] = []
  const watching = { ...log, warn: (about: object) => warned.push(about) } as unknown as typeof log
  await (
    await openControl(dataDir, async () => '', watching)
  )()
  expect(warned).toEqual([{ path: controlSocket(dataDir) }])
})
