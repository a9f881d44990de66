import type { AudienceFilter } from '@parket/domain/contest/audience'
import { createContext, use, useState, type ReactNode } from 'react'

const everybody: AudienceFilter = { age: null, form: null }

type Audience = readonly [AudienceFilter, (audience: AudienceFilter) => void]

const AudienceContext = createContext<Audience | null>(null)

/**
 * Whom contests are looked for, for all of the page that follows it: the contests, and the price wherever it is told. A
 * server makes what is around them.
 */
export function AudienceProvider({ children }: { children: ReactNode }) {
  const audience = useState(everybody)
  return <AudienceContext value={audience}>{children}</AudienceContext>
}

/**
 * Whom contests are looked for, and what changes it.
 *
 * @throws Error outside of `AudienceProvider`
 */
export function useAudience(): Audience {
  const audience = use(AudienceContext)
  if (!audience) throw new Error('No AudienceProvider around it.')
  return audience
}
