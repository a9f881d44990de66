import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** The browser's own reader of codes; few have it, so it is asked for. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

declare const BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined

/** How often the picture is looked at, ms. */
const PAUSE = 250

/** Reads QR codes with the camera; `scan` is null where the browser has no reader. */
export function useScanner(onRead: (text: string) => void) {
  const [isOn, setIsOn] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent((text: string) => {
    setIsOn(false)
    onRead(text)
  })
  const stop = useEffectEvent(() => setIsOn(false))
  useEffect(() => {
    if (!isOn || typeof BarcodeDetector === 'undefined') return undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    const ending = new AbortController()
    void watch(video, detector, ending.signal, read).catch(stop)
    return () => ending.abort()
  }, [isOn])
  const scan =
    typeof BarcodeDetector === 'undefined'
      ? null
      : { isOn, onToggle: () => setIsOn((before) => !before) }
  return { scan, video }
}

/** @throws where the camera is refused or gone */
async function watch(
  video: RefObject<HTMLVideoElement | null>,
  detector: Detector,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (video.current === null) return
    video.current.srcObject = stream
    await video.current.play()
    while (!signal.aborted) {
      const [code] = await detector.detect(video.current)
      if (code) {
        onRead(code.rawValue)
        return
      }
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE)
      })
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
