#!/usr/bin/env bash
# encode.sh WORK OUT SECONDS POSTER_AT LANGUAGE...
# WORK/picture.mkv and WORK/<language>.wav become an HLS title in OUT: H.264 and AAC in fMP4, one file a rendition
# (byte ranges), 240p, 480p and 720p, one audio track a language, a trickplay sprite and a poster.
# Needs ffmpeg 5.1 or later with libx264 and libwebp.
set -euo pipefail
work=$1; out=$2; seconds=$3; poster_at=$4; shift 4
ffmpeg="ffmpeg -hide_banner -loglevel error -y -nostdin"
mkdir -p "$out"

inputs=(); maps=(); streams="v:0,agroup:audio,name:240p v:1,agroup:audio,name:480p v:2,agroup:audio,name:720p"
index=0
for language in "$@"; do
  inputs+=(-i "$work/$language.wav")
  maps+=(-map "$((index + 1)):a")
  streams+=" a:$index,agroup:audio,language:$language,name:$language"
  [ "$index" = 0 ] && streams+=",default:yes"
  index=$((index + 1))
done

$ffmpeg -i "$work/picture.mkv" "${inputs[@]}" \
  -filter_complex "[0:v]format=yuv420p,split=3[a][b][c];[a]scale=426:240:flags=lanczos[v0];[b]scale=854:480:flags=lanczos[v1];[c]null[v2]" \
  -map '[v0]' -map '[v1]' -map '[v2]' "${maps[@]}" -t "$seconds" \
  -c:v libx264 -preset slow -tune animation -profile:v main -pix_fmt yuv420p -g 144 -keyint_min 144 -sc_threshold 0 \
  -crf:v:0 35 -level:v:0 2.1 -maxrate:v:0 300k -bufsize:v:0 600k \
  -crf:v:1 35 -level:v:1 3.0 -maxrate:v:1 700k -bufsize:v:1 1400k \
  -crf:v:2 36 -level:v:2 3.1 -maxrate:v:2 1400k -bufsize:v:2 2800k \
  -c:a aac -b:a 24k -ac 1 -ar 32000 \
  -f hls -hls_time 6 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments+single_file \
  -master_pl_name master.m3u8 -var_stream_map "$streams" "$out/%v.m3u8"

# One small picture every 2 s, five in a row.
pictures=$(((seconds + 1) / 2))
$ffmpeg -i "$out/480p.m4s" -vf "fps=1/2:start_time=0:round=up,scale=160:90,tile=5x$(((pictures + 4) / 5))" \
  -frames:v 1 -c:v libwebp -quality 60 "$out/trickplay.webp"
$ffmpeg -ss "$poster_at" -i "$work/picture.mkv" -frames:v 1 -c:v libwebp -quality 72 "$out/poster.webp"
