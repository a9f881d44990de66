import { useEffect, useState } from 'react'

interface BatteryManager extends EventTarget {
  /** 0 to 1. */
  level: number
}

/** The battery in per cent; null where the browser does not tell. */
export function useBattery(): number | null {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => {
    const { getBattery } = navigator as { getBattery?: () => Promise<BatteryManager> }
    let battery: BatteryManager | null = null
    let isOver = false
    const tell = () => battery && setPercent(Math.round(battery.level * 100))
    async function begin() {
      const found = await getBattery?.call(navigator)
      if (!found || isOver) return
      battery = found
      tell()
      battery.addEventListener('levelchange', tell)
    }
    // Where a policy forbids it, nothing is told.
    begin().catch(() => {})
    return () => {
      isOver = true
      battery?.removeEventListener('levelchange', tell)
    }
  }, [])
  return percent
}
