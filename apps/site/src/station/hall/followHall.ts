/** Expected times go on by the minute, with nothing that changed. */
const READ_EVERY_MS = 20_000
/** While no stream tells. */
const READ_WITHOUT_STREAM_MS = 15_000
/** A try that fails is soon repeated: after a minute the screen has nothing to show. */
const READ_AGAIN_MS = 5000
/** Judges tap in many places at once: read at most this often. */
const PAUSE_MS = 1000

interface HallSource<T> {
  read: () => Promise<T>
  /** Tells of each change, and whether the stream is open. @returns what ends it */
  follow: (tell: { onChange: () => void; onLiveness: (isLive: boolean) => void }) => () => void
  onAnswer: (answer: T) => void
}

/**
 * Reads what the screen shows: at once, when something changes, and at intervals. There is one timer and one call at a
 * time, however long it runs.
 * @returns what ends it
 */
export function followHall<T>({ read, follow, onAnswer }: HallSource<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let lastRead = 0
  let isLive = false
  let isReading = false
  /** A change waits to be read. */
  let isChanged = false
  let isLeft = false

  async function readNow(): Promise<void> {
    if (isReading) return
    isReading = true
    isChanged = false
    lastRead = Date.now()
    let wait = READ_AGAIN_MS
    try {
      const answer = await read()
      if (!isLeft) onAnswer(answer)
      wait = isLive ? READ_EVERY_MS : READ_WITHOUT_STREAM_MS
    } catch {
      // The screen has nothing to show once its last answer is a minute old.
    }
    isReading = false
    readIn(isChanged ? pauseLeft() : wait)
  }

  function pauseLeft(): number {
    return Math.max(0, lastRead + PAUSE_MS - Date.now())
  }

  function readIn(ms: number): void {
    if (isLeft) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void readNow(), ms)
  }

  const stopFollowing = follow({
    onChange() {
      if (isChanged) return
      isChanged = true
      if (!isReading) readIn(pauseLeft())
    },
    onLiveness: (next) => (isLive = next),
  })
  void readNow()
  return () => {
    isLeft = true
    if (timer !== null) clearTimeout(timer)
    stopFollowing()
  }
}
