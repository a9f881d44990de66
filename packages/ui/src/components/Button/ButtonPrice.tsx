import { cx } from '../../theme/cx.ts'
import * as styles from './Button.css.ts'

interface ButtonPriceProps {
  isHidden?: boolean
  children: string
}

/** The price in a button; a space keeps it apart from the label where it is read out. */
export function ButtonPrice({ isHidden = false, children }: ButtonPriceProps) {
  return (
    <>
      {' '}
      <span className={cx(styles.price, isHidden && styles.hiddenLabel)}>{children}</span>
    </>
  )
}
