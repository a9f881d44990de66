import type { OutboxEmitted } from '@parket/domain/outbox/outboxMachine'
import type { OutboxItem } from '@parket/domain/outbox/operation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import type { Outbox } from './openOutbox.ts'

const nothing: readonly OutboxItem[] = []
const never = () => () => {}

/**
 * The outbox of whoever is logged in, and what is in it.
 *
 * @param onEnd hears of each operation in the end, those that an earlier page left as well
 * @returns `outbox` is null until somebody is logged in
 */
export function useOutbox(
  outboxFor: (userId: number) => Outbox,
  onEnd: (event: OutboxEmitted) => void,
): { outbox: Outbox | null; items: readonly OutboxItem[] } {
  const { user, isExpired } = useAuth()
  const outbox = user ? outboxFor(user.id) : null
  const items = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.items ?? (() => nothing),
    () => nothing,
  )
  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  useEffect(() => outbox?.onEnd((event) => tell.current(event)), [outbox])
  useEffect(() => {
    if (!isExpired) outbox?.retry()
  }, [outbox, isExpired])
  return { outbox, items }
}
