/** What a change at an event may be about, for those who follow it (docs/rules/operating.md, «Live topics»). */
export const liveTopics = ['staff', 'timetable', 'results', 'now'] as const

export type LiveTopic = (typeof liveTopics)[number]

/** Raised by what is public alone, so that they tell a visitor of nothing that is not. */
const PUBLIC_TOPICS: ReadonlySet<LiveTopic> = new Set(['timetable', 'results', 'now'])

/** The topics that somebody may follow. */
export function topicsFor(isStaff: boolean): readonly LiveTopic[] {
  return liveTopics.filter((topic) => isStaff || PUBLIC_TOPICS.has(topic))
}
