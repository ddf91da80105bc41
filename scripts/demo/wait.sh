# Sourced by scripts that start `gonfalon demo`.

demo_is_ready() { # PID FILE: wait until what the demo says has its link, and show it
    until grep -qs 'Ctrl-C stops' "$2"; do
        kill -0 "$1" || { cat "$2"; exit 1; }
        sleep 0.2
    done
    sed 's/^/    /' "$2"
    link=$(grep -o 'http[^ ]*/enter/[^ ]*' "$2")
}
