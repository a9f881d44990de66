import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../Inline/Inline.tsx'
import { BrandMark } from './BrandMark.tsx'

/**
 * Знак Паркета.
 *
 * **Когда применять:** в шапке и на обложках, где у команды нет своего логотипа.
 *
 * **Когда нет:** вместо логотипа команды; как украшение: для этого `EventPicture`.
 */
const meta = { title: 'Компоненты/Данные/BrandMark: логотип', component: BrandMark } satisfies Meta<
  typeof BrandMark
>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
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
