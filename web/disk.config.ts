import type { Plugin } from 'vite';

/** Everything that the page needs goes into the page: from a disk a browser fetches no other file. */
export function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const page = files.find((file) => file.fileName.endsWith('.html'));
        if (page?.type !== 'asset') return;
        let html = String(page.source).replace(/\s*<(script|link)[^>]*(src|href)="[^"]*"[^>]*>(<\/script>)?/g, '');
        for (const file of files) {
          if (file === page) continue;
          // An end of a script within it would be taken for its own.
          const text = file.type === 'chunk' ? file.code.replaceAll('</script', '<\\/script') : String(file.source);
          const [where, open, close] =
            file.type === 'chunk' ? ['</body>', '<script type="module">', '</script>'] : ['</head>', '<style>', '</style>'];
          html = html.replace(where, () => `${open}${text}${close}${where}`);
          delete bundle[file.fileName];
        }
        page.source = html;
      },
    },
  };
}
