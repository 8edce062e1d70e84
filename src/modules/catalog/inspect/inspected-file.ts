import type { PageSize } from "../page-sizes/rules.ts";
import type { Format } from "../kinds/names.ts";

export type InspectedFile = {
  kind: Format;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  pageCount: number | null;
  pageSizes: PageSize[] | null;
  durationSeconds: number | null;
  /** How many files a ZIP holds. */
  entries: number | null;
  widthPx: number | null;
  heightPx: number | null;
  flags: FileFlag[];
};

/** Allowed, but worth showing to the author, the buyer and moderation. */
export type FileFlag =
  | "pdf_embedded_files"
  | "pdf_open_action"
  | "office_macros"
  | "office_external_template"
  | "svg_active_content"
  | "archive_executable"
  | "archive_opaque";

export const inspectionReasons = [
  "empty_file",
  "file_too_large",
  "type_not_allowed",
  "type_mismatch",
  "text_utf16",
  "office_encrypted",
  "polyglot",
  "unreadable",
  "too_heavy",
  "pdf_encrypted",
  "pdf_active_content",
  "pdf_broken",
  "pdf_too_large",
  "pdf_too_many_pages",
  "image_broken",
  "image_too_many_pixels",
  "image_too_many_frames",
  "archive_broken",
  "archive_encrypted",
  "archive_symlink",
  "archive_unsafe_name",
  "archive_duplicate_name",
  "archive_overlap",
  "archive_too_many_entries",
  "archive_too_large",
  "archive_bomb",
  "archive_nested",
  "archive_method",
] as const;

export type InspectionReason = (typeof inspectionReasons)[number];

/** What the author reads beside the file that was refused. */
export const inspectionMessages: Record<InspectionReason, string> = {
  empty_file: "O arquivo está vazio.",
  file_too_large: "O arquivo passa de 5 GB. Divida em partes ou reduza o tamanho.",
  type_not_allowed:
    "Este tipo de arquivo não é aceito sozinho. Veja a lista de formatos, ou coloque dentro de um ZIP e envie o ZIP.",
  type_mismatch: "O conteúdo não corresponde à extensão do nome. Exporte de novo no formato certo.",
  text_utf16: "O texto está em UTF-16, e os programas que abrem este formato não leem isso. Salve como UTF-8 e envie de novo.",
  office_encrypted:
    "O documento tem senha ou está em um formato antigo com a extensão nova. Salve uma cópia sem senha e envie de novo.",
  polyglot: "O arquivo traz outro arquivo escondido dentro. Exporte de novo.",
  unreadable: "Não conseguimos ler o arquivo. Confira se ele abre no seu computador e envie de novo.",
  too_heavy: "O arquivo é complexo demais para conferir. Divida em partes menores.",
  pdf_encrypted: "O PDF tem senha ou restrições. Salve uma cópia sem proteção e envie de novo.",
  pdf_active_content: "O PDF contém scripts ou comandos que executam programas. Exporte sem eles.",
  pdf_broken: "O PDF está danificado ou incompleto. Exporte de novo.",
  pdf_too_large: "O PDF passa de 1 GB. Divida em volumes, ou envie dentro de um ZIP.",
  pdf_too_many_pages: "O PDF passa de 5.000 páginas. Divida em volumes.",
  image_broken: "A imagem está danificada ou incompleta.",
  image_too_many_pixels: "A imagem passa de 300 megapixels. Reduza as dimensões.",
  image_too_many_frames: "A animação tem quadros demais. O limite é 500.",
  archive_broken: "O arquivo compactado está danificado. Compacte de novo.",
  archive_encrypted: "O arquivo compactado tem senha. Envie sem senha.",
  archive_symlink: "O arquivo compactado contém atalhos do sistema. Compacte só os arquivos.",
  archive_unsafe_name:
    "O arquivo compactado contém nomes que o computador de quem compra recusaria. Renomeie e compacte de novo.",
  archive_duplicate_name: "O arquivo compactado repete um nome. Compacte de novo.",
  archive_overlap: "O arquivo compactado foi montado de forma insegura. Compacte de novo.",
  archive_too_many_entries: "O arquivo compactado tem mais de 5.000 itens.",
  archive_too_large: "Descompactado, o arquivo passa de 10 GB.",
  archive_bomb: "O arquivo compactado cresce demais ao abrir. Compacte de novo, sem arquivos vazios enormes.",
  archive_nested: "Há compactados dentro de compactados demais. Envie os arquivos em um nível só.",
  archive_method: "Este método de compactação não é aceito. Use ZIP comum.",
};
