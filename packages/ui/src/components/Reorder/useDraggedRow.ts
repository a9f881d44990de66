import { useState, type DragEvent } from 'react'

/**
 * Puts the rows of a list in order by dragging.
 * @param onMove puts a row where another stands; both are counted from 0
 */
export function useDraggedRow(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  function stop() {
    setDragged(null)
    setOver(null)
  }
  return {
    /** What is dragged: the row itself, or a handle in it. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that holds no data.
        event.dataTransfer.setData('text/plain', String(index + 1))
        setDragged(index)
      },
      // Esc or a place beside the list ends it without a drop: nothing moves.
      onDragEnd: stop,
    }),
    row: (index: number) => ({
      'data-dragged': index === dragged || undefined,
      'data-over': index === over ? (over > (dragged ?? 0) ? 'after' : 'before') : undefined,
      onDragOver(event: DragEvent) {
        if (dragged === null) return
        event.preventDefault()
        setOver(index)
      },
      onDrop(event: DragEvent) {
        if (dragged === null) return
        event.preventDefault()
        onMove(dragged, index)
        stop()
      },
    }),
  }
}
