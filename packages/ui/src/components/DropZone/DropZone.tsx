import { useState, type DragEvent, type ReactNode, type Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './DropZone.css.ts'

export interface DropZoneProps extends ElementProps {
  /** What tells what to drop, with a FileButton that does the same by keyboard and touch. */
  children: ReactNode
  /** Gives the file that was dropped; of several the first. */
  onChoose: (file: File) => void
  /** `dashed`: a field of its own on a page. `sheet`: a frame that holds more than the file. */
  look?: keyof typeof styles.zone
  /** Which element it is. */
  as?: 'div' | 'article'
  /** What is dropped is left alone. */
  isDisabled?: boolean
  /** The element itself. */
  ref?: Ref<HTMLElement>
}

/** A place to drop a file on. It is a shortcut: what stands in it has a way without a mouse. */
export function DropZone({
  children,
  onChoose,
  look = 'dashed',
  as: Element = 'div',
  isDisabled = false,
  ref,
  ...element
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  function handleDragOver(event: DragEvent) {
    // Words and links that are dragged are no files: the browser does with them what it does elsewhere.
    if (!event.dataTransfer.types.includes('Files')) return
    // Without this the browser would leave the page and open the file, here too where none is taken.
    event.preventDefault()
    if (isDisabled) event.dataTransfer.dropEffect = 'none'
    else setIsOver(true)
  }
  function handleDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    // It is also left for what stands inside it.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function handleDrop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    setIsOver(false)
    if (!file) return
    event.preventDefault()
    if (!isDisabled) onChoose(file)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same
    <Element
      {...element}
      // Both elements have the properties of one that has none of its own.
      ref={ref as Ref<HTMLDivElement>}
      className={styles.zone[look]}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      {children}
    </Element>
  )
}
