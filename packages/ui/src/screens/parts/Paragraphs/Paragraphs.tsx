import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'

interface ParagraphsProps {
  /** Plain text; an empty line parts paragraphs. */
  text: string
}

export function Paragraphs({ text }: ParagraphsProps) {
  return (
    <Stack gap="small">
      {text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, index) => (
          <Text key={index} isMeasured>
            {paragraph}
          </Text>
        ))}
    </Stack>
  )
}
