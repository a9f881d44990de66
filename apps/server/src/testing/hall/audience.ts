import type { BreakState } from './organiser.ts'
import { startPhones } from './phoneProcess.ts'
import { openPhone, openStaffPage, type OpenPhone } from './viewer.ts'
import { watch, type Viewer } from './watch.ts'

/** Everybody who looks: phones, the hall's screen, the marshal, the announcer. Each has the client of the product. */
export interface Audience {
  /**
   * Waits until everybody's page is right.
   * @param since when they could know at the earliest, ms since 1970
   * @returns how long each phone took from then on, ms; without those that were not told in time
   */
  allKnow: (breakState: BreakState, since: number) => Promise<number[]>
  findings: () => Promise<string[]>
  /** From now on the places are no secret. */
  notePublished: () => Promise<void>
  close: () => void
}

export interface AudiencePlan {
  url: string
  eventId: number
  /** Of who runs the day, and the screen: what each reads. */
  staff: readonly { name: string; path: string; token: string }[]
  phones: number
  /** In so many processes of their own; 0: in this one. */
  phoneProcesses: number
  /** How long all may take to be told, ms. */
  patienceMs: number
  /** A phone with a planted fault, in this process. */
  open?: OpenPhone | undefined
}

export function openAudience(plan: AudiencePlan): Audience {
  const { url, eventId, staff, phones, phoneProcesses, patienceMs, open = openPhone } = plan
  const found = new Set<string>()
  const where = { url, eventId }
  const viewers: Viewer[] = [
    ...staff.map(({ name, ...page }) => ({
      name,
      isOfStaff: true,
      open: ({ onAnswer }: { onAnswer: Parameters<OpenPhone>[0]['onAnswer'] }) =>
        openStaffPage({ ...where, onAnswer }, page),
    })),
    ...Array.from({ length: phoneProcesses === 0 ? phones : 0 }, (_, at) => ({
      name: `phone ${at + 1}`,
      isOfStaff: false,
      open: ({ onAnswer }: { onAnswer: Parameters<OpenPhone>[0]['onAnswer'] }) =>
        open({ ...where, onAnswer }),
    })),
  ]
  const own = watch(viewers)
  const others = Array.from({ length: phoneProcesses }, (_, at) => {
    const [first, next] = [at, at + 1].map((nth) => Math.round((nth * phones) / phoneProcesses))
    return startPhones({
      ...where,
      phones: (next ?? 0) - (first ?? 0),
      first: (first ?? 0) + 1,
    })
  })
  const all = [own, ...others]
  return {
    async allKnow(breakState, since) {
      const sights = (
        await Promise.all(all.map((one) => one.allKnow(breakState, patienceMs)))
      ).flat()
      const behind = sights.filter(({ at }) => at === null).length
      if (behind > 0) found.add(`${behind} were not told in time`)
      const isPhone = ({ name }: { name: string }) => name.startsWith('phone')
      return sights
        .filter(isPhone)
        .flatMap(({ at }) => (at === null ? [] : [Math.max(0, at - since)]))
    },
    async findings() {
      return [...found, ...(await Promise.all(all.map(async (one) => one.findings()))).flat()]
    },
    async notePublished() {
      await Promise.all(all.map(async (one) => one.notePublished()))
    },
    close: () => all.forEach((one) => one.close()),
  }
}
