import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../Inline/Inline.tsx'
import { BrandMark } from './BrandMark.tsx'

/** Логотип Паркета. */
const meta = { title: 'Компоненты/Данные/BrandMark: логотип', component: BrandMark } satisfies Meta<
  typeof BrandMark
>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Размеры',
  render: () => (
    <Inline gap="large">
      {[24, 32, 64, 128].map((fontSize) => (
        <span key={fontSize} style={{ fontSize }}>
          <BrandMark />
        </span>
      ))}
    </Inline>
  ),
}
