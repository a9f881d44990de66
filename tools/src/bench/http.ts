import { percentile, rounded } from './numbers.ts'

/** What one address costs. */
export interface ReadFigures {
  address: string
  p50: number
  p95: number
  kilobytes: number
}

const READS = 200

const ADDRESSES = ['/', '/events/', '/events/1/', '/api/events']

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
