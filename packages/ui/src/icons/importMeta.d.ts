/** What the stories and tests use of Vite's `import.meta`. */
interface ImportMeta {
  glob<Module>(
    patterns: string | string[],
    options: { eager: true; query?: string; import?: string },
  ): Record<string, Module>
}
