import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Page } from 'playwright-core';
import { wordFile } from './layouts/word.ts';
import { esc } from './person.ts';
import { loadWritten, type Tool, type Written, withoutMarks } from './written.ts';

type Draw = (written: Written[], folder: string, page: Page) => Promise<void> | void;

/** Draws the written resumes into a folder: `<person>.<tool>.<ending>`. What needs a program that is not installed is left out. */
export async function drawWritten(folder: string, page: Page, all = loadWritten()): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [tool, draw] of Object.entries(tools)) {
    await draw(
      all.filter((one) => one.tool === tool),
      folder,
      page,
    );
  }
}

const nameOf = ({ person, tool }: Written, ending: string) => `${person.id}.${tool}.${ending}`;

const FONTS: Record<string, string> = {
  ja: 'Noto Sans CJK JP',
  'zh-CN': 'Noto Sans CJK SC',
  'zh-TW': 'Noto Sans CJK TC',
  ar: 'Noto Naskh Arabic',
};

function htmlOf({ person, source }: Written): string {
  const font = FONTS[person.language] ?? 'Liberation Sans';
  const direction = person.language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${person.language}" dir=${direction}><meta charset=utf-8><style>body{font-family:'${font}'}</style><body>${withoutMarks(source, esc)}`;
}

const tools: Record<Tool, Draw> = {
  async print(written, folder, page) {
    for (const one of written) {
      await page.setContent(htmlOf(one));
      await page.pdf({
        path: join(folder, nameOf(one, 'pdf')),
        format: 'A4',
        printBackground: true,
        margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
      });
    }
  },
  typst(written, folder) {
    const compiler = NodeCompiler.create({
      fontArgs: [{ fontPaths: ['/usr/share/fonts', ...(process.env.TYPST_FONT_PATHS?.split(':') ?? [])] }],
    });
    for (const one of written) {
      const mainFileContent = withoutMarks(one.source, (text) => text.replace(/[\\@#*_$<[\]]/g, '\\$&'));
      writeFileSync(join(folder, nameOf(one, 'pdf')), compiler.pdf({ mainFileContent }));
    }
  },
  tex(written, folder) {
    for (const one of written) runTex(one, folder);
  },
  async word(written, folder) {
    for (const one of written)
      writeFileSync(join(folder, nameOf(one, 'docx')), await wordFile(withoutMarks(one.source, (text) => text)));
  },
  docx: (written, folder) => convert(written, folder, 'docx'),
  doc: (written, folder) => convert(written, folder, 'doc'),
};

const TEX_HEAD = String.raw`\documentclass[10pt]{article}\usepackage[a4paper,margin=2cm]{geometry}\usepackage{fontspec}\setmainfont{Liberation Serif}\pagestyle{empty}\setlength{\parindent}{0pt}
\newcommand{\head}[1]{\par\bigskip{\large\scshape #1}\par\hrule\medskip}\newcommand{\row}[2]{\noindent\parbox[t]{3cm}{#1}\parbox[t]{13.5cm}{#2}\par\smallskip}\begin{document}`;

function runTex(one: Written, folder: string): void {
  const at = mkdtempSync(join(tmpdir(), 'tex-'));
  const text = withoutMarks(one.source, (words) => words.replace(/[&%#_$]/g, '\\$&').replace(/\\\\/g, '\\'));
  writeFileSync(join(at, 'cv.tex'), `${TEX_HEAD}\n${text}\n\\end{document}\n`);
  const { status } = spawnSync('xelatex', ['-interaction=nonstopmode', '-halt-on-error', 'cv.tex'], { cwd: at });
  if (status === 0) renameSync(join(at, 'cv.pdf'), join(folder, nameOf(one, 'pdf')));
  rmSync(at, { recursive: true });
}

/** LibreOffice reads HTML and writes what is asked for, and a PDF of that beside it. */
function convert(written: Written[], folder: string, ending: 'docx' | 'doc'): void {
  const at = mkdtempSync(join(tmpdir(), 'office-'));
  for (const one of written) writeFileSync(join(at, nameOf(one, 'html')), htmlOf(one));
  const office = (inputs: string, to: string, from: string[] = []) =>
    spawnSync(
      'sh',
      [
        '-c',
        `soffice -env:UserInstallation=file://${at}/home --headless "$@" --convert-to ${to} --outdir ${at} ${inputs}`,
        'sh',
        ...from,
      ],
      { cwd: at },
    );
  office('*.html', ending === 'docx' ? '"docx:MS Word 2007 XML"' : '"doc:MS Word 97"', [
    '--infilter=HTML (StarWriter)',
  ]);
  office(`*.${ending}`, 'pdf');
  for (const name of readdirSync(at).filter((file) => file.endsWith(`.${ending}`) || file.endsWith('.pdf'))) {
    renameSync(join(at, name), join(folder, name));
  }
  rmSync(at, { recursive: true });
}
