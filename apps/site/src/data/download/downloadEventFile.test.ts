import { createApiClient } from '@parket/api-client/client'
import { saveFile } from '@parket/ui/saveFile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadEventFile } from './downloadEventFile.ts'

const fetch = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())

vi.mock('@parket/react/data/api', () => ({
  fileApi: async () => createApiClient({ baseUrl: 'http://parket.test', csrf: 'none', fetch }),
}))
vi.mock('@parket/ui/saveFile', () => ({
  saveFile: vi.fn<typeof saveFile>(),
}))

const told = vi.spyOn(console, 'error')
beforeEach(() => told.mockImplementation(() => {}))
afterEach(() => vi.resetAllMocks())

const bytes = (text: string, disposition?: string) =>
  new Response(text, { headers: disposition ? { 'content-disposition': disposition } : {} })

test('a file is saved under the name the server gives', async () => {
  fetch.mockResolvedValue(bytes('%PDF', "attachment; filename*=UTF-8''%D0%9F.pdf"))
  await downloadEventFile(1, 'invitation')
  expect(vi.mocked(saveFile).mock.lastCall?.[0].name).toBe('П.pdf')
  expect(fetch.mock.lastCall?.[0].url).toBe(
    'http://parket.test/api/events/1/files/event-files/invitation/download',
  )
  expect(told).not.toHaveBeenCalled()
})

test('a version asks past what the browser keeps', async () => {
  fetch.mockResolvedValue(bytes('%PDF'))
  await downloadEventFile(1, 'invitation', '7')
  expect(new URL(fetch.mock.lastCall?.[0].url ?? '').search).toBe('?v=7')
  expect(vi.mocked(saveFile).mock.lastCall?.[0].name).toBe('downloaded-file')
})

test('what names no file is told in the console, and nobody is asked', async () => {
  await downloadEventFile(1, '')
  expect(told).toHaveBeenLastCalledWith('empty id')
  await downloadEventFile(null, 'invitation')
  expect(told).toHaveBeenLastCalledWith('empty event id')
  expect(fetch).not.toHaveBeenCalled()
})

test('a file that is not there, or has nothing in it, is told and not saved', async () => {
  fetch.mockResolvedValueOnce(
    Response.json({ message: 'Не найдено', code: 'not_found' }, { status: 404 }),
  )
  await downloadEventFile(1, 'invitation')
  expect(told).toHaveBeenLastCalledWith('file not found')
  fetch.mockResolvedValueOnce(bytes(''))
  await downloadEventFile(1, 'invitation')
  expect(told).toHaveBeenLastCalledWith('empty file')
  expect(saveFile).not.toHaveBeenCalled()
})

test('a server that cannot be asked is the caller’s to tell', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(downloadEventFile(1, 'invitation')).rejects.toMatchObject({ status: 0 })
})
