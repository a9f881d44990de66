import { percentile, rounded } from './numbers.ts'

/** What one address costs. */
export interface ReadFigures {
  address: string
  p50: number
  p95: number
  kilobytes: number
}

const READS = 200
const REGISTRATIONS = 400
const CALLERS = 8
const OPEN_SOLO = 13

const ADDRESSES = [
  '/',
  '/events/',
  '/events/1/',
  '/api/events',
  '/api/events/1',
  '/api/events/1/contests',
]

/** Reads each address again and again, one call at a time; the first tenth only warms up. */
export async function measureReads(url: string): Promise<ReadFigures[]> {
  const figures: ReadFigures[] = []
  for (const address of ADDRESSES) {
    const times: number[] = []
    let bytes = 0
    for (let count = 0; count < READS; count++) {
      const started = performance.now()
      const answer = await fetch(url + address)
      bytes = (await answer.arrayBuffer()).byteLength
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      if (count >= READS / 10) times.push(performance.now() - started)
    }
    figures.push({
      address,
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
      kilobytes: Math.round(bytes / 100) / 10,
    })
  }
  return figures
}

export interface RegistrationFigures {
  count: number
  perSecond: number
  p50: number
  p95: number
}

/** Registers soloists, each somebody else, by several callers at once. */
export async function measureRegistrations(url: string): Promise<RegistrationFigures> {
  const contests = (await (await fetch(`${url}/api/events/1/contests`)).json()) as {
    id: string
    group_num: number
  }[]
  const contest = contests.find(({ group_num }) => group_num === OPEN_SOLO)
  if (!contest) throw new Error(`The demo has no contest ${OPEN_SOLO}`)
  const csrf = await openCsrf(url)
  const times: number[] = []
  let next = 0

  async function call(): Promise<void> {
    while (next < REGISTRATIONS) {
      const number = next++
      const started = performance.now()
      const answer = await fetch(`${url}/api/events/1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...csrf },
        body: JSON.stringify(soloist(number, contest?.id ?? '')),
      })
      if (answer.status !== 201) throw new Error(`Registering answered ${await answer.text()}`)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CALLERS }, call))
  const seconds = (performance.now() - started) / 1000
  return {
    count: REGISTRATIONS,
    perSecond: Math.round(REGISTRATIONS / seconds),
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
  }
}

async function openCsrf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}

function soloist(number: number, contestId: string) {
  return {
    regData: { email: `bench${number}@example.org`, phone: '+7 921 000-00-00', city: 'Тверь' },
    packets: { single: { status: true, selectedGroupIds: [contestId] } },
    dancers: [
      {
        last_name: `Проверкина ${number}`,
        first_name: 'Анна',
        birth_date: '1994-03-04',
        gender: 'F',
      },
    ],
    consents: { processing: true, publication: true },
  }
}
