import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what was drawn first has been seen: what is not seen at once can wait for it.
 *
 * @param isDrawn whether there is anything of it yet; a placeholder is nothing
 */
export function useFirstPaint(isDrawn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isDrawn) return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      // The frame itself comes after this callback.
      timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn])
  return isPainted
}
