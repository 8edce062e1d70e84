import type { Kind } from "./kind.ts";

const MATROSKA = [[[0, "\u001a\u0045\u00df\u00a3"]]] as const;

export const recordings = {
  mp3: { extensions: ["mp3"], contentType: "audio/mpeg", family: "signature", group: "Áudio", opens: "audio" },
  wav: { extensions: ["wav"], contentType: "audio/wav", family: "signature", group: "Áudio", opens: "audio" },
  m4a: {
    extensions: ["m4a"],
    contentType: "audio/mp4",
    family: "bytes",
    marks: [[[4, "ftyp"]]],
    group: "Áudio",
    opens: "audio",
  },
  aac: {
    extensions: ["aac"],
    contentType: "audio/aac",
    family: "bytes",
    marks: [[[0, "\u00ff\u00f1"]], [[0, "\u00ff\u00f9"]], [[0, "ADIF"]]],
    group: "Áudio",
    opens: "audio",
  },
  flac: {
    extensions: ["flac"],
    contentType: "audio/flac",
    family: "bytes",
    marks: [[[0, "fLaC"]]],
    group: "Áudio",
    opens: "audio",
  },
  ogg: {
    extensions: ["ogg", "oga", "opus"],
    contentType: "audio/ogg",
    family: "bytes",
    marks: [[[0, "OggS"]]],
    group: "Áudio",
    opens: "audio",
  },
  mid: { extensions: ["mid", "midi"], contentType: "audio/midi", family: "bytes", marks: [[[0, "MThd"]]], group: "Áudio" },
  musicxml: {
    extensions: ["musicxml"],
    contentType: "application/vnd.recordare.musicxml+xml",
    family: "bytes",
    marks: [[[0, "<?xml"]], [[0, "\u00ef\u00bb\u00bf<?xml"]], [[0, "<score-"]]],
    group: "Áudio",
    program: "MuseScore",
  },
  mxl: {
    extensions: ["mxl"],
    contentType: "application/vnd.recordare.musicxml",
    family: "zip",
    holds: /^META-INF\/container\.xml$/,
    group: "Áudio",
    program: "MuseScore",
  },
  mp4: { extensions: ["mp4"], contentType: "video/mp4", family: "signature", group: "Vídeo", opens: "video" },
  m4v: { extensions: ["m4v"], contentType: "video/mp4", family: "bytes", marks: [[[4, "ftyp"]]], group: "Vídeo", opens: "video" },
  mov: {
    extensions: ["mov"],
    contentType: "video/quicktime",
    family: "bytes",
    marks: [[[4, "ftyp"]], [[4, "moov"]], [[4, "mdat"]], [[4, "wide"]], [[4, "free"]], [[4, "skip"]]],
    group: "Vídeo",
  },
  webm: {
    extensions: ["webm"],
    contentType: "video/webm",
    family: "bytes",
    marks: MATROSKA,
    group: "Vídeo",
    opens: "video",
  },
} as const satisfies Record<string, Kind>;
