import {
  newCountdown,
  pauseCountdown,
  secondsLeft,
  shareOf,
  startCountdown,
  type Countdown,
} from '@parket/domain/station/hall/countdown'
import type { HallFloor } from '@parket/domain/station/hall/hall'
import { musicOrder, type Play } from '@parket/domain/station/hall/music'
import { useEffect, useState } from 'react'

/** The clock is drawn this often while a dance is played, ms. */
const TICK_MS = 200

/**
 * The dance at the desk and its countdown, on this device alone. What was begun stays at the desk, whatever the marshal lets out
 * meanwhile; once it is over the next dance of the order comes.
 */
export function usePlayer(floor: HallFloor | null, danceSeconds: number) {
  const [begun, setBegun] = useState<{ play: Play; countdown: Countdown } | null>(null)
  const [ended, setEnded] = useState<readonly string[]>([])
  const [now, setNow] = useState(() => Date.now())
  const isRunning = begun !== null && begun.countdown.since !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  const plays = floor === null ? [] : musicOrder(floor).flatMap((line) => line.plays)
  const play = begun?.play ?? plays.find(({ key }) => !ended.includes(key)) ?? null
  const countdown = begun?.countdown ?? newCountdown(danceSeconds)
  function put(next: Countdown) {
    setNow(Date.now())
    if (play) setBegun({ play, countdown: next })
  }
  return {
    player: {
      play,
      left: secondsLeft(countdown, now),
      share: shareOf(countdown, now),
      isRunning,
    },
    run: (isToRun: boolean) =>
      put((isToRun ? startCountdown : pauseCountdown)(countdown, Date.now())),
    restart: () => put(newCountdown(danceSeconds)),
    finish: () => {
      if (play) setEnded((keys) => [...keys, play.key])
      setBegun(null)
    },
    /** A dance that is taken may be played again. */
    take: (taken: Play) => {
      setEnded((keys) => keys.filter((key) => key !== taken.key))
      setBegun({ play: taken, countdown: newCountdown(danceSeconds) })
    },
  }
}
