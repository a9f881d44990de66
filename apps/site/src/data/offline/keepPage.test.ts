import { beforeEach, expect, test, vi } from 'vitest'
import { keepPage } from './keepPage.ts'

const scope = '/events/4/select-registration'
const document = `${scope}?entry=7`
const file = 'http://localhost:3000/assets/a-1.js'
let files = [file]
const postMessage = vi.fn()
const register = vi.fn()

beforeEach(() => {
  files = [file]
  postMessage.mockReset()
  register
    .mockReset()
    .mockResolvedValue({ installing: null, waiting: null, active: { postMessage } })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('location', { pathname: scope, search: '?v=2' })
  vi.stubGlobal('performance', { getEntriesByType: () => files.map((name) => ({ name })) })
  vi.stubGlobal('document', { fonts: [] })
})

test('a station tells its files as a list, which a worker of any version knows', async () => {
  vi.stubGlobal('location', { pathname: '/station', search: '?v=2' })
  await keepPage({ scope: '/station' })
  expect(register).toHaveBeenCalledWith('/station-worker.js?v=2', { scope: '/station' })
  expect(postMessage).toHaveBeenCalledWith([file], [])
})

test('a ticket tells its document with the files', async () => {
  await keepPage({ scope, document })
  expect(register).toHaveBeenCalledWith('/station-worker.js', { scope })
  expect(postMessage).toHaveBeenCalledWith({ document, files: [file] }, [])
})

test('shown on a page of another path a registration is not kept: the files are of that page', async () => {
  vi.stubGlobal('location', { pathname: '/events/4/register', search: '' })
  await keepPage({ scope, document })
  expect(register).not.toHaveBeenCalled()
})

test('a worker that comes to work only now is waited for', async () => {
  let tell = () => {}
  const installing = {
    state: 'installing',
    addEventListener: (_: string, hear: () => void) => (tell = hear),
  }
  register.mockResolvedValue({ installing, waiting: null, active: { postMessage } })
  const kept = keepPage({ scope, document })
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
  expect(postMessage).not.toHaveBeenCalled()
  await Promise.resolve()
  installing.state = 'activated'
  tell()
  await kept
  expect(postMessage).toHaveBeenCalledOnce()
})

test('fonts that no word has asked for yet are kept with the rest; one that fails is left out', async () => {
  const font = 'http://localhost:3000/assets/onest-1.woff2'
  const load = async () => void files.push(font)
  const fail = () => Promise.reject(new DOMException('offline', 'NetworkError'))
  vi.stubGlobal('document', { fonts: new Set([{ load }, { load: fail }]) })
  await keepPage({ scope, document })
  expect(postMessage).toHaveBeenCalledWith({ document, files: [file, font] }, [])
})

test('a font that never comes holds up nothing else for long', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { fonts: new Set([{ load: () => new Promise(() => {}) }]) })
  const kept = keepPage({ scope, document })
  await vi.advanceTimersByTimeAsync(10_000)
  await kept
  expect(postMessage).toHaveBeenCalledWith({ document, files: [file] }, [])
  vi.useRealTimers()
})

test('without workers, and where the browser forbids one, nothing fails', async () => {
  register.mockRejectedValue(new DOMException('forbidden', 'SecurityError'))
  await expect(keepPage({ scope, document })).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(keepPage({ scope, document })).resolves.toBeUndefined()
  expect(postMessage).not.toHaveBeenCalled()
})
