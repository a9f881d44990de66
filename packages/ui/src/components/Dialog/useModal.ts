import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, Ref, SyntheticEvent } from 'react'

interface ModalOptions {
  isOpen: boolean
  /** The user closes it: by Esc or a press outside. */
  onClose: () => void
  /** Whether a press outside closes it; true by default. */
  closesBeside?: boolean
  /** Where its owner wants the element. */
  ref?: Ref<HTMLDialogElement> | undefined
}

/** Chromium starts the focus at what scrolls, with a ring around it all: it goes on to the first control in there. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  const first = 'a[href], :is(button, input, select, textarea):enabled'
  document.activeElement?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
}

/** What a `<dialog>` needs to be opened and closed by its owner. Esc works from the keyboard. */
export function useModal({ isOpen, onClose, closesBeside = true, ref: given }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(given, () => ref.current)
  // Before the browser paints: no frame shows the page without it.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (isOpen) show(element)
    else element.close()
  }, [isOpen])
  // An open dialog that its owner takes away gives the focus back, too.
  useLayoutEffect(() => {
    const element = ref.current
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input in the dialog has a `cancel` of its own.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A second Esc cannot be held back by a page.
    onClose: () => isOpen && onClose(),
    onMouseDown(event: MouseEvent) {
      // Only the backdrop itself hits the element: all else lies in its child.
      const isBeside = event.target === event.currentTarget && event.button === 0
      if (!closesBeside || !isBeside) return
      // The press must not take the focus that goes back to where it was.
      event.preventDefault()
      onClose()
    },
  }
}
