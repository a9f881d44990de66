import { useEffect, useState, type RefObject } from 'react'

/** A floor's column on a laptop with two floors; until it is measured. */
const USUAL = 340

/** How wide the floors' columns are: all of them are as wide as the first one. Measured anew once the font has come. */
export function useColumnWidth(board: RefObject<HTMLElement | null>, column: string): number {
  const [width, setWidth] = useState(USUAL)
  const [, setHasFont] = useState(false)
  useEffect(() => {
    const first = board.current?.getElementsByClassName(column)[0]
    if (!first) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(first)
    let isHere = true
    const measureAnew = async () => {
      await document.fonts.ready
      if (isHere) setHasFont(true)
    }
    void measureAnew()
    return () => {
      isHere = false
      observer.disconnect()
    }
  }, [board, column])
  return width
}

let pen: CanvasRenderingContext2D | null = null

/** How wide words are in a block, in pixels; where nothing can be drawn, about. */
export function widthOfWords(words: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return words.length * 8.4
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement)
  pen.font = `600 ${Number.parseFloat(fontSize) * 0.875}px ${fontFamily}`
  return pen.measureText(words).width
}
