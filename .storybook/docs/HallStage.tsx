import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './hallStage.css'

/**
 * A screen of the hall within a page: what stands in it takes a whole window, and is drawn as small as its place. What is
 * transformed is the window of what is fixed in it.
 */
export function HallStage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    function fit() {
      if (!place.current || !screen.current) return
      const share = place.current.clientWidth / screen.current.offsetWidth
      screen.current.style.transform = `scale(${share})`
    }
    fit()
    const observer = new ResizeObserver(fit)
    for (const box of [place.current, screen.current]) if (box) observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="hall-stage">
      <div ref={screen} className="hall-screen">
        {children}
      </div>
    </div>
  )
}
