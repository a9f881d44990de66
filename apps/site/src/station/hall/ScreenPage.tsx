import { formatTime } from '@parket/domain/format/dateTime'
import { factsOfFloor, hallClosed, hallScene } from '@parket/domain/live/hall/hallScene'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { HallScreen } from '@parket/ui/screens/station/hall/HallScreen'
import { useEffect, useState } from 'react'
import { useWakeLock } from '../judge/useWakeLock.ts'
import { staffConnection } from '../staff/staffConnection.ts'
import { useStationEvent } from '../staff/useStationEvent.ts'
import { screenOptions } from './screenOptions.ts'
import { useHallFacts } from './useHallFacts.ts'
import { usePartners } from './usePartners.ts'

interface ScreenPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
}

/** The screen of the hall; with `?overlay` a strip over a video, with `?floor=А` of that floor alone. */
export function ScreenPage({ pairing, onCutOff }: ScreenPageProps) {
  const { station, token } = pairing
  const [connection] = useState(() => staffConnection(token, onCutOff))
  const [{ isOverlay, floor }] = useState(() => screenOptions(location.search))
  const { facts: all, readAt } = useHallFacts(connection, station.eventId)
  const facts = all && floor !== null ? factsOfFloor(all, floor) : all
  const { now, event } = useStationEvent(connection, facts !== null)
  useWakeLock()
  useTransparentPage(isOverlay)
  const scene = hallScene(facts, readAt, now.getTime())
  const pause = scene.kind === 'pause' ? scene.item.id : null
  const partners = usePartners(connection, station.eventId, pause)
  return (
    <HallScreen
      scene={scene}
      closed={hallClosed(facts, readAt, now.getTime())}
      partners={partners}
      event={{ id: station.eventId, ...event }}
      clock={formatTime(now.toISOString(), event.timeZone)}
      isOverlay={isOverlay}
    />
  )
}

/** A program that mixes video lays the page over the picture. */
function useTransparentPage(isOverlay: boolean): void {
  useEffect(() => {
    if (!isOverlay) return
    for (const { style } of [document.documentElement, document.body]) {
      style.background = 'transparent'
    }
  }, [isOverlay])
}
