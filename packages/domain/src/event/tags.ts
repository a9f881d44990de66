import type { EventTag } from './event.ts'

/** Names compare without regard to case (decisions, «Events and contests»). */
export function sameTagName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

export function findEventTag<T extends EventTag>(tags: readonly T[], name: string): T | undefined {
  return tags.find((tag) => sameTagName(tag.tag_name, name))
}

/** Event tag PACKETS=MUST: at least one packet has to be chosen (spec §5, step 2). */
export function arePacketsRequired(tags: readonly EventTag[]): boolean {
  return findEventTag(tags, 'PACKETS')?.tag_value?.trim().toUpperCase() === 'MUST'
}

/** «The contest named by event tag PAY-GROUP (a group number)» (spec §9); null without one. */
export function payGroupNumber(tags: readonly EventTag[]): number | null {
  const value = findEventTag(tags, 'PAY-GROUP')?.tag_value?.trim() ?? ''
  return /^\d+$/.test(value) ? Number(value) : null
}

/** «Shown as name=value or just the name» (spec §3). */
export function eventTagTitle({ tag_name, tag_value }: EventTag): string {
  return tag_value ? `${tag_name}=${tag_value}` : tag_name
}
