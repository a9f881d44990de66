import type { EventTag } from './event.ts'

/** Names compare without regard to case (docs/rules/events-and-contests.md, «Tags»). */
export function sameTagName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

export function findEventTag<T extends EventTag>(tags: readonly T[], name: string): T | undefined {
  return tags.find((tag) => sameTagName(tag.tag_name, name))
}

/** Event tag PACKETS=MUST: at least one packet has to be chosen (docs/rules/registration.md, «Packets chosen»). */
export function arePacketsRequired(tags: readonly EventTag[]): boolean {
  return findEventTag(tags, 'PACKETS')?.tag_value?.trim().toUpperCase() === 'MUST'
}

/**
 * «The contest named by event tag PAY-GROUP (a group number)» (docs/rules/money.md, «Fee of the event»); null without
 * one.
 */
export function payGroupNumber(tags: readonly EventTag[]): number | null {
  const value = findEventTag(tags, 'PAY-GROUP')?.tag_value?.trim() ?? ''
  return /^\d+$/.test(value) ? Number(value) : null
}

/** «Shown as name=value or just the name» (docs/rules/events-and-contests.md, «Tags»). */
export function eventTagTitle({ tag_name, tag_value }: EventTag): string {
  return tag_value ? `${tag_name}=${tag_value}` : tag_name
}
