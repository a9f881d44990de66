import { useState } from 'react'
import { Popover } from 'react-aria-components'
import type { PopoverProps } from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import * as styles from './FieldPopover.css.ts'

interface FieldPopoverProps extends PopoverProps {
  className: string
}

/**
 * A list or a calendar that opens from a field. Where the field stands in the browser's dialog the sheet opens in it:
 * what is outside of a modal dialog lies behind it and cannot be used.
 */
export function FieldPopover({ className, ...popover }: FieldPopoverProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  return (
    <>
      <span
        hidden
        ref={(place) => {
          if (place) setDialog(place.closest('dialog'))
        }}
      />
      {dialog ? (
        <Popover
          {...popover}
          ref={showAbove}
          UNSTABLE_portalContainer={dialog}
          className={cx(className, styles.above)}
        />
      ) : (
        <Popover {...popover} className={className} />
      )}
    </>
  )
}

/** In the top layer the edge of the dialog does not cut it. */
function showAbove(sheet: HTMLElement | null) {
  if (!sheet) return
  sheet.popover = 'manual'
  sheet.showPopover()
}
